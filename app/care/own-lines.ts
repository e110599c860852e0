import { type HelpLine, helpLinesPath } from '../../contract/help-lines.ts';

/** The lines that the owner of this site has configured; none where the server does not tell. */
export async function fetchOwnLines(signal: AbortSignal): Promise<readonly HelpLine[]> {
  try {
    const response = await fetch(helpLinesPath, { signal });
    const lines: unknown = await response.json(); // read also where it is an error: a body that nobody reads holds its connection
    return response.ok && Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}
