/** How well server/care was found to notice danger, on messages whose writers had not seen its phrases. */
export type Measured = {
  readonly messages: number;
  /** Of the messages that tell of danger, in percent. */
  readonly dangerFound: number;
  /** Of the harmless ones that look alike, in percent. */
  readonly falseAlarms: number;
  /** As "2026-11-22". */
  readonly on: string;
};

/** `null` until it has been measured. This is the one place for these figures; the page says in words what they mean. */
export const measured: Measured | null = null;
