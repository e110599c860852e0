// Read only where no script runs, so it stands in the written page and in no script.
export const note =
  'Talking needs JavaScript; without it, nobody on this shelf can hear you. Here is what they tell of themselves.';
