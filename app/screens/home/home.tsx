import { Link } from 'wouter';
import styles from './home.module.css';

export function Screen() {
  return (
    <main className={styles.page}>
      <h1 tabIndex={-1}>Swampheart</h1>
      <p>An evening in the swamp: talk to someone in love, save Shrek's temper, or hear what the onion says.</p>
      <nav className={styles.doors} aria-label="Three doors">
        <Link href="/minigame">Play Hangman: Swamp Edition</Link>
        <Link href="/choose">Pick & Chat</Link>
        <Link href="/fortune-teller">Reveal Your Swampy Fortune</Link>
      </nav>
    </main>
  );
}
