// Looks whether a model server answers on this machine, so that somebody who has one learns how to let it reply.

const usual = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];
const patienceMs = 300;
/** What may stand in a line that is copied into a shell: the name comes from whatever listens at the port. */
const safeModel = /^[\w./:@-]{1,100}$/;

export type ModelServer = { readonly name: string; readonly baseUrl: string; readonly model: string };

/** The first of `places` that answers within 300 ms and has a model that can talk; null if none does. Never throws. */
export async function findModelServer(places = usual): Promise<ModelServer | null> {
  const found = await Promise.all(places.map(({ name, port }) => askForModel(name, `http://127.0.0.1:${port}/v1`)));
  return found.find((server) => server !== null) ?? null;
}

/** The line that would use it. */
export function howToUse({ name, baseUrl, model }: ModelServer): string {
  return `${name} answers on this machine. To let it reply: CHAT_BASE_URL=${baseUrl} CHAT_MODEL=${model} npm start`;
}

/** https://platform.openai.com/docs/api-reference/models/list, which all three speak. */
async function askForModel(name: string, baseUrl: string): Promise<ModelServer | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    const { data } = (await response.json()) as { data: { id: string }[] };
    const model = data.map(({ id }) => id).find((id) => safeModel.test(id) && !/embed/i.test(id));
    return response.ok && model ? { name, baseUrl, model } : null;
  } catch {
    return null; // nobody there, or somebody else
  }
}
