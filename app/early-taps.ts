// On a slow phone the written page can be pressed seconds before its code is here. A script of its own, small and early: it keeps
// what is pressed until then, and shows on the button that it was heard. Links need none of this; the browser follows them.
const taps: HTMLButtonElement[] = [];

function keep({ target }: Event) {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  taps.push(button);
  button.setAttribute('aria-busy', 'true');
}

// Where the code came first, React hears the buttons already.
if (!('isAlive' in document.documentElement.dataset)) addEventListener('click', keep, true);

Object.assign(globalThis, {
  takeTaps: () => {
    removeEventListener('click', keep, true);
    return taps.splice(0);
  },
});
