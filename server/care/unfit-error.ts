/** The reply holds what no visitor should read. `what` names the kind, never the words. */
export class UnfitError extends Error {
  readonly what: string;
  constructor(what: string) {
    super(`It said what no reply may: ${what}.`);
    this.what = what;
  }
}
