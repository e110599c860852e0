// The actions of the tour, implemented for each browser engine.

/** The window's inner size in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

export type Visitor = {
  /** Loads `address` anew. */
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own Back. */
  back(): Promise<void>;
  /** Waits for an element that `xpath` matches, and clicks the first with a real mouse event. */
  click(xpath: string): Promise<void>;
  /** Types real key events into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Runs `run` in the page and returns its result. It has no access to variables outside it, only to its arguments. */
  read<Value, Arguments extends unknown[]>(run: (...args: Arguments) => Value, ...args: Arguments): Promise<Value>;
  /** Takes a screenshot of the window. */
  picture(path: string): Promise<void>;
  /** Errors and warnings of all pages so far. */
  complaints(): Promise<string[]>;
  leave(): Promise<void>;
};

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
export const link = (name: string) => `//a[contains(normalize-space(), "${name}")]`;
export const field = (placeholder: string) => `//*[@placeholder="${placeholder}"]`;
