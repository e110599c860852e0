// On a slow phone a visitor can press a button of the prerendered page seconds before the app has loaded. This small script
// stands in the page: it records such presses for client.tsx and marks the buttons as busy. Links work without it.
const taps: HTMLButtonElement[] = [];

function keep({ target }: Event) {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  taps.push(button);
  button.setAttribute('aria-busy', 'true');
}

addEventListener('click', keep, true);

Object.assign(globalThis, {
  takeTaps: () => {
    removeEventListener('click', keep, true);
    return taps.splice(0);
  },
});
