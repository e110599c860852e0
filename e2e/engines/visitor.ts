// What a tour does in a browser, whichever engine it has.

/** Of the page, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

export type Visitor = {
  /** Loads `address` anew. */
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own Back. */
  back(): Promise<void>;
  /** A real click on the first element that `xpath` finds, once there is one. */
  click(xpath: string): Promise<void>;
  /** Real keys, into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** What `run` returns in the page; it can see nothing but its arguments. */
  read<Value, Arguments extends unknown[]>(run: (...args: Arguments) => Value, ...args: Arguments): Promise<Value>;
  /** Photographs what the window shows. */
  picture(path: string): Promise<void>;
  /** Errors and warnings of all pages so far. */
  complaints(): Promise<string[]>;
  leave(): Promise<void>;
};

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
export const link = (name: string) => `//a[contains(normalize-space(), "${name}")]`;
export const field = (placeholder: string) => `//*[@placeholder="${placeholder}"]`;
