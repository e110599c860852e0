// The one sheet of all that may be set. Fetched once somebody asks for it, with its styles, because every page carries the site's stylesheet.
import { adoptStyles } from '../ui/adopt-styles.ts';
import '../ui/sheet.ts';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/settings.ts';
import { ForgetEverything } from '../kept/forget-everything.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { SheetHead } from '../ui/sheet-head.tsx';
import type { Settings } from './choices.ts';
import { FilmSwitch } from './film-switch.tsx';
import { Row } from './row.tsx';
import { areSettingsKept, change, useSettings } from './settings.ts';
import css from './sheet.css?inline';
import { SoundSwitch } from './sound-switch.tsx';
import { useVoice } from './use-voice.ts';
import { voiceNames } from './voice-names.ts';

adoptStyles(css);

const motions: Readonly<Record<Settings['motion'], string>> = { system: texts.asDevice, still: texts.still };
const sizes: readonly Settings['text'][] = [100, 115, 130, 150];

export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { motion, text } = useSettings();
  const voice = useVoice();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet && !sheet.open) sheet.showModal();
    const close = () => sheet?.close();
    addEventListener('popstate', close); // the device's Back leads to another screen
    return () => removeEventListener('popstate', close);
  }, []);

  return (
    <dialog ref={dialog} className="sheet settings" aria-labelledby="settings" closedby="any" onClose={onClose}>
      <SheetHead id="settings" title={texts.heading} onClose={() => dialog.current?.close()} />
      <div className="settings-rows">
        <SoundSwitch />
        {voice.offered.length > 1 && (
          <Row
            name={texts.voices}
            choices={voice.offered.map((kind) => [kind, voiceNames[kind].name])}
            chosen={voice.chosen}
            onChoose={(chosen) => change({ voice: chosen })}
          />
        )}
        <Row
          name={texts.motion}
          choices={[
            ['system', motions.system],
            ['still', motions.still],
          ]}
          chosen={motion}
          onChoose={(chosen) => change({ motion: chosen })}
        />
        <FilmSwitch />
        <Row
          name={texts.textSize}
          choices={sizes.map((size) => [size, `${size} %`])}
          chosen={text}
          onChoose={(chosen) => change({ text: chosen })}
        />
        <p className="settings-language">
          <span>{texts.language}</span> {/* he has hidden in the cupboard, and peeps over the note */}
          <span className="settings-peeper">
            <Portrait who="Gingerbread" size={104} widest={256} isAtTop />
          </span>
          <LanguageLink />
        </p>
      </div>
      <div className="settings-end">
        <p>{areSettingsKept() ? texts.kept : texts.notKept}</p>
        <ForgetEverything />
      </div>
    </dialog>
  );
}
