/** The tags above the swamp, in the order in which they are lost. Each pair of colours has a contrast of 7:1 or more. */
export type NameTag = { readonly name: string; readonly background: string; readonly text: string };

export const nameTags: readonly NameTag[] = [
  { name: 'Shrek', background: '#b7d36b', text: '#1d2a05' },
  { name: 'Fiona', background: '#1f5a3a', text: '#ffffff' },
  { name: 'Donkey', background: '#c9c4bd', text: '#221d19' },
  { name: 'Puss in Boots', background: '#f2a65a', text: '#2b1400' },
  { name: 'Kitty Softpaws', background: '#474a60', text: '#ffffff' },
  { name: 'Gingy', background: '#d9a066', text: '#2d1503' },
  { name: 'Suzy Sugarplum', background: '#f6b6cf', text: '#41091f' },
  { name: 'Dragon', background: '#7d1d38', text: '#ffffff' },
  { name: 'Doris', background: '#3a3f78', text: '#ffffff' },
];
