import { countries } from '../../care/countries.ts';
import { ForgetEverything } from '../../kept/forget-everything.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './care.module.css';
import { HowWell } from './how-well.tsx';
import { LinesEverywhere } from './lines-everywhere.tsx';
import { LinesHere } from './lines-here.tsx';

/** A plain page about what this site is, and about whom to call. It can be read without JavaScript. */
export function Screen() {
  return (
    <main className={styles.page}>
      <PageHeader up="/" title="Care and help" />
      <LinesHere />
      <div className={styles.sheet}>
        <h2>What this is</h2>
        <p>
          Swampheart is a small site made by fans of an animated film. Its characters are played by a machine. None of
          them is a person, none of them knows you, and what they say is made up.
        </p>
        <h2>Who writes the replies</h2>
        <p>
          Where the owner of the site has set one up, a hosted language model: a computer program that puts words
          together. Otherwise a script, which picks from lines that were written beforehand. The note below each
          conversation says which of them it is. Dragon’s growls always come from a script, in your own browser.
        </p>
        <h2>What is kept</h2>
        <p>
          This site keeps nothing of what you write. There are no accounts and no cookies. To be answered, your message
          and the last ones before it are sent to the site’s server, and where a language model answers, on to the
          service that runs it. Where a script answers, your browser also sends along what you told of yourself in this
          conversation, such as a name or a job, so that the character remembers it; the server forgets it again.
        </p>
        <p>
          Your own browser keeps your talks with the characters on this device, so that you can carry on where you left
          off. Whoever uses this device can read them. From a message that tells of danger on, nothing more of that talk
          is kept: neither the message, nor the answer with the lines to call, nor what follows. What remains is that
          the character is to be a friend. Stepping out of the swamp removes the talk with that character. What you have
          written and not yet sent is kept until you close the tab.
        </p>
        <ForgetEverything />
        <h2>What happens to worrying words</h2>
        <p>
          Before anybody answers, a small part of the site’s own server reads your message for signs of danger, such as
          the wish to die, self-harm, abuse, threats, hunger, or a medical emergency. If it finds one, the page answers
          in place of the character and shows lines to call. That message is passed on to no language model. Nobody is
          told. The site counts that it happened, and notes no word of it. For the rest of the conversation the
          character is to be a friend: no flirting, no jokes.
        </p>
        <p>
          To somebody who says to be under 18, all characters are to be friends, never sweethearts. Sexual talk and hate
          are turned down.
        </p>
        <HowWell />
        <p>
          It reads English and Spanish, and it will miss some. It is no replacement for a person, and no emergency
          service. What you write to Dragon is read in the same way, though her growls come from your own browser.
        </p>
        <h2>For parents</h2>
        <p>
          Companion chats, like these with a machine that plays a sweetheart or a friend, may not be suitable for some
          minors. Children like to talk with characters, and may take them for more than they are. Say now and then that
          this is a machine, and ask what they talk about. In every conversation there is a button, “Step out of the
          swamp”: it ends the play and says who wrote the words. After an hour the page suggests a pause, and to a child
          who told its age again every three hours. If your child tells you that something there was frightening or
          wrong, believe them.
        </p>
      </div>
      <LinesEverywhere countries={countries} />
    </main>
  );
}
