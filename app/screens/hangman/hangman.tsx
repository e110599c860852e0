import { lazy, Suspense, useEffect, useState } from 'react';
import * as texts from '#texts/hangman.ts';
import { SoundsOf } from '../../sound/sounds-of.tsx';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useLatePictures } from '../../ui/use-late-pictures.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Banner } from './banner.tsx';
import { withEnded } from './ended-parts.ts';
import { type Game, isLost, isOver, isWon, lostTags, mayPay } from './game.ts';
import styles from './hangman.module.css';
import { heardBetween } from './heard-between.ts';
import { LetterKeys } from './letter-keys.tsx';
import { nameTags } from './name-tags.ts';
import { isBegun, type Play, subtitle } from './play.ts';
import { announcement } from './round.ts';
import { Rules } from './rules.tsx';
import { figuresOf } from './statistics.ts';
import { TagRope } from './tag-rope.tsx';
import { Tally } from './tally.tsx';
import { Temper } from './temper.tsx';
import { useRound } from './use-round.ts';
import { useSharing } from './use-sharing.ts';
import { useSheet } from './use-sheet.ts';
import { useStatistics } from './use-statistics.ts';
import ways from './ways.module.css';
import { Action, Way } from './ways.tsx';
import { WordSlots } from './word-slots.tsx';

/** Only a decoration: if its code fails to load, the game is won without it. */
const Confetti = lazy(() => import('./confetti.tsx').catch(() => ({ default: () => null })));

export function Screen() {
  const { play, guess, askForHint, playAgain, toggleDay } = useRound();
  const { statistics, isKept, count } = useStatistics();
  const isInBrowser = useIsInBrowser();
  const hasPier = useLatePictures();
  const [note, setNote] = useState('');
  const board = useSheet(
    () => import('./board-sheet.tsx'),
    () => setNote(texts.noGames),
  );
  const sharing = useSharing(setNote);
  const kind = play?.kind ?? { type: 'random' };
  const round = play?.round ?? null;
  const game = round?.game ?? null;
  const hasEnded = game !== null && isOver(game);

  useEffect(() => {
    setNote('');
    if (!play || !isOver(play.round.game)) return;
    count(play.name, play.round.game);
    const tag = lostTags(play.round.game, nameTags).at(-1);
    if (tag && !play.wasOver) void withEnded(({ keepFallen }) => keepFallen(tag.name));
  }, [play, count]);

  return (
    <main
      className={`${styles.page} hangman-page`}
      data-late={hasPier || undefined}
      data-lost={(game && isLost(game)) || undefined}
      data-won={(game && isWon(game)) || undefined}
    >
      <PageHeader
        up="/"
        title={texts.title}
        isLong
        aside={
          <div className={ways.ways}>
            <Way
              label={texts.wordOfDay}
              isPressed={kind.type === 'day'}
              number={isInBrowser ? new Date().getDate() : undefined}
              onPress={toggleDay}
            >
              <path d="M4 5h16v15H4zM4 9h16M8 2.5V6M16 2.5V6" />
            </Way>
            <Way label={texts.yourGames} hasSheet onPress={board.open}>
              <path d="M5 20v-6M12 20V4M19 20v-9" />
            </Way>
          </div>
        }
      >
        <p>{subtitle(kind)}</p>
      </PageHeader>
      <TagRope game={game} />
      <div className={`${styles.stage} hangman-stage`}>
        <Temper game={game} />
        <Banner play={play} hasEnded={hasEnded} onPlayAgain={playAgain} />
      </div>
      <SoundsOf room="hangman" of={game} hears={heardBetween} />
      <Rules game={game} instead={note || (hasEnded && <Tally statistics={statistics} />)}>
        {play && hasEnded ? (
          <SendOn isDay={kind.type === 'day'} onPress={() => sharing.send(play)} />
        ) : (
          <AskForHint game={game} onPress={() => askForHint().catch(() => setNote(texts.noHint))} />
        )}
      </Rules>
      <WordSlots game={game} />
      <LetterKeys game={game} onGuess={guess} />
      <VisuallyHidden announce>{note || (play && heard(play))}</VisuallyHidden>
      {game && isWon(game) && !play?.wasOver && (
        <Suspense>
          <Confetti />
        </Suspense>
      )}
      {board.Sheet && (
        <board.Sheet figures={figuresOf(statistics)} left={statistics.left} isKept={isKept} onClose={board.close} />
      )}
      {sharing.Sheet && <sharing.Sheet text={sharing.text} onClose={sharing.close} />}
    </main>
  );
}

/** What a screen reader hears: of a game that is not random, at its beginning also what kind it is. */
function heard(play: Play): string {
  const isNamed = play.kind.type !== 'random' && !isBegun(play);
  return `${isNamed ? `${subtitle(play.kind)}. ` : ''}${announcement(play.round)}`;
}

function SendOn({ isDay, onPress }: { isDay: boolean; onPress: () => void }) {
  const label = isDay ? texts.share : texts.challenge;
  return (
    <Action label={label} onPress={onPress}>
      <span>{label}</span>
    </Action>
  );
}

/** There from the beginning, so that nothing moves when there is a word. */
function AskForHint({ game, onPress }: { game: Game | null; onPress: () => void }) {
  const isPaid = game?.paid !== undefined;
  return (
    <Action
      label={isPaid ? texts.hintAgain : texts.hintForTag}
      isDisabled={!game || !(isPaid || mayPay(game))}
      onPress={onPress}
    >
      <span>{texts.hint}</span> <small>{isPaid ? texts.again : texts.forTag}</small>
    </Action>
  );
}
