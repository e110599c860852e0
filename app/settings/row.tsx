import * as texts from '#texts/settings.ts';

type Props<Choice> = {
  name: string;
  /** With what each is called. */
  choices: readonly (readonly [Choice, string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

/** One of a few. */
export function Row<Choice extends string | number>({ name, choices, chosen, onChoose }: Props<Choice>) {
  return (
    <fieldset className="settings-row">
      <legend>{name}</legend>
      <div>
        {choices.map(([choice, label]) => (
          <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** As with the voices, what is quiet comes first. */
const offAndOn = [
  ['off', texts.off],
  ['on', texts.on],
] as const;

type SwitchProps = { name: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

export function Switch({ name, isOn, onSwitch }: SwitchProps) {
  return (
    <Row name={name} choices={offAndOn} chosen={isOn ? 'on' : 'off'} onChoose={(choice) => onSwitch(choice === 'on')} />
  );
}
