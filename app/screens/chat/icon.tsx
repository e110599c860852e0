/** The little pictures on the chat's buttons. `path`: in a square of 24. */
export function Icon({ path, isLine = false }: { path: string; isLine?: boolean }) {
  const paint = isLine ? ({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const) : { fill: 'currentColor' };
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {...paint}>
      <path d={path} />
    </svg>
  );
}
