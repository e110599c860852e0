/** A character as this language calls them. The English name is what they are known by in the code and between page and server. */
export const nameOf = (name: string): string => name;
