import { Component, type ReactNode } from 'react';
import { portraitAddress } from '../cast/portraits.ts';
import { unseenIfMissing } from './ui/unseen-if-missing.ts';

/** Where a screen breaks, this stands instead of an empty page. React logs the error. */
export class Stumble extends Component<{ children: ReactNode }, { hasStumbled: boolean }> {
  override state = { hasStumbled: false };

  static getDerivedStateFromError() {
    return { hasStumbled: true };
  }

  override render() {
    return this.state.hasStumbled ? <RottenPlank /> : this.props.children;
  }
}

/** Its links load the page anew: what is broken here may be whole there. */
export function RottenPlank() {
  return (
    <main>
      <div role="alert">
        <img
          src={portraitAddress('Donkey', 'cross', 256, 'webp')}
          alt=""
          width={256}
          height={256}
          {...unseenIfMissing}
        />
        <h1>That plank was rotten</h1>
        <p>This part of the swamp did not arrive. Your way back is dry.</p>
        <p>
          <a href={location.href}>Try again</a> or <a href="/">go home</a>.
        </p>
      </div>
    </main>
  );
}
