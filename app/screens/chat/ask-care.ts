import type { CareQuestion } from '../../../contract/chat.ts';
import type { CareAnswer } from './care-or-growl.ts';
import { headOf } from './reply-head.ts';

/** Asks care about a message that no replier gets; `null` if it cannot be asked. Never rejects. */
export async function askCare(question: CareQuestion, signal: AbortSignal): Promise<CareAnswer | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/care', { method: 'POST', headers, body: JSON.stringify(question), signal });
    const text = await response.text().catch(() => '');
    return response.ok ? { head: headOf(response.headers), text } : null;
  } catch {
    return null;
  }
}
