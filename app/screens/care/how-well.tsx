import { measured } from './measured.ts';

/** How well danger is noticed, in words and figures. */
export function HowWell() {
  if (!measured)
    return <p>How often it finds danger, and how often it is wrong, is being measured. The figures will stand here.</p>;
  const { messages, dangerFound, falseAlarms, on } = measured;
  return (
    <p>
      {`It was tried with ${messages} messages by people who had not seen its phrases. It found ${dangerFound} percent of those that tell of danger, and was wrong about ${falseAlarms} percent of harmless ones that sound alike (measured on ${on}).`}
    </p>
  );
}
