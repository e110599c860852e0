// The lantern's light on the puppet, over its faces and what moves in them. Fetched late, with living-parts.tsx.
import { useEffect, useRef, useState } from 'react';
import { type Mood, moods } from '../../../cast/portraits.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from './puppet-light.css?inline';

adoptStyles(css);

/** Cut out by the very file of the face that is shown, which the browser has. A face keeps its light, so that none is waited for twice. */
export function PuppetLight({ shown }: { shown: Mood }) {
  const light = useRef<HTMLDivElement>(null);
  const [files, setFiles] = useState<{ readonly [mood in Mood]?: string }>({});
  useEffect(() => {
    const face = light.current?.parentElement?.querySelector<HTMLImageElement>(`[data-face="${shown}"] img`);
    const file = face?.currentSrc;
    if (file) setFiles((all) => ({ ...all, [shown]: file }));
  }, [shown]);
  return (
    <div ref={light} className="puppet-light" aria-hidden="true">
      {moods.map((mood) => {
        // never 'visible': where the puppet steps aside, its light does
        const style = { '--face': `url("${files[mood]}")`, visibility: mood === shown ? 'inherit' : 'hidden' } as const;
        return files[mood] && <div key={mood} style={style} />;
      })}
    </div>
  );
}
