import { useState } from 'react';
import { Portrait } from '../../ui/portrait.tsx';
import { tellerSizes } from '../../ui/stage-sizes.ts';
import { tellerOfToday } from './fortune-of-day.ts';

/** Who has today's fortune, as a shadow in the chair, until somebody is chosen: the picture that stands on the shelf already. */
export function Shadow() {
  const [who] = useState(tellerOfToday);
  return (
    who && (
      <div className="told-shadow">
        <Portrait who={who} size={152} sizes={tellerSizes} widest={256} isAtTop />
      </div>
    )
  );
}
