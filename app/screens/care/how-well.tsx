import { measured } from './measured.ts';

/** How well danger is noticed, in words and figures. */
export function HowWell() {
  const { messages, dangerFound, falseAlarms, on } = measured;
  return (
    <p>
      {`It was tried with ${messages} messages that it had never seen, written by language models in the manner of people (measured on ${on}). It found ${dangerFound} of 100 that tell of danger, and was wrong about ${falseAlarms} of 100 harmless ones that sound alike. Who only hints is heard far less often: a tester who tried hard to get past it often did. So do not wait for this page to notice.`}
    </p>
  );
}
