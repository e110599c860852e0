/** The tags above the swamp, in the order in which they are lost. Each pair of colours has a contrast of 7:1 or more. */
export type NameTag = { readonly name: string; readonly background: string; readonly text: string };

export const nameTags: readonly NameTag[] = [
  { name: 'Shrek', background: '#c4df7a', text: '#141d02' },
  { name: 'Fiona', background: '#1a4d31', text: '#ffffff' },
  { name: 'Donkey', background: '#d8d4ce', text: '#14100d' },
  { name: 'Puss in Boots', background: '#f7b36e', text: '#1c0d00' },
  { name: 'Kitty Softpaws', background: '#3c3f55', text: '#ffffff' },
  { name: 'Gingy', background: '#e6b27a', text: '#1b0c01' },
  { name: 'Suzy Sugarplum', background: '#fac8dc', text: '#2e0414' },
  { name: 'Dragon', background: '#701932', text: '#ffffff' },
  { name: 'Doris', background: '#343a70', text: '#ffffff' },
];
