// UNTIL THE SERVER ANSWERS WITH x-care BY ITSELF (lane S): answers the chat's questions as it will, from server/care/notice.ts, and says
// that the owner has configured no lines. Then this file goes, and so do the calls of `answerWithCare`.
import type { Page, Route } from 'playwright-core';
import type { CareKind, Question } from '../contract/chat.ts';
import { notice } from '../server/care/notice.ts';

const danger = {
  en: 'That sounds serious, and it is good that you said it. You do not have to be alone with this. Please tell a person you trust today, or call one of the lines below.',
  es: 'Eso suena serio, y está bien que lo digas. No tienes que estar a solas con esto. Habla hoy con una persona de confianza, o llama a una de estas líneas.',
};
const turnedDown = 'This is not that kind of swamp. Hate and sexual talk have no place here.';

export async function answerWithCare(page: Page): Promise<void> {
  await page.route('**/api/help-lines', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/chat', async (route) => {
    const { message, noticed } = route.request().postDataJSON() as Question;
    const found = message === undefined ? null : notice(message);
    if (!found) return route.fallback();
    const { kind, language } = found;
    if (kind === 'minor') return passOn(route);
    if (kind === 'danger') return answer(route, kind, 'site', danger[language], language);
    if (noticed?.includes(kind)) return answer(route, kind, 'site', turnedDown, 'en');
    return answer(route, kind, 'understudy', 'Let us talk about the weather, lass.', 'en');
  });
}

function answer(route: Route, kind: CareKind, writer: string, body: string, language: string): Promise<void> {
  const headers = { 'x-care': kind, 'x-replier': writer, 'content-language': language };
  return route.fulfill({ contentType: 'text/plain; charset=utf-8', headers, body });
}

async function passOn(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), 'x-care': 'minor' } });
}
