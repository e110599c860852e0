// Whether this visit still keeps anything: not after a message of danger (docs/decisions/0025-kept-on-the-device.md).

let isOver = false;

/** Until the page is loaded anew. What was kept before stays, and may be taken away. */
export function endKeeping(): void {
  isOver = true;
}

export const isKeepingOver = () => isOver;
