import { Component, type ReactNode } from 'react';

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
    <main role="alert">
      <h1>That plank was rotten</h1>
      <p>This part of the swamp did not arrive. Your way back is dry.</p>
      <p>
        <a href={location.href}>Try again</a> or <a href="/">go home</a>.
      </p>
    </main>
  );
}
