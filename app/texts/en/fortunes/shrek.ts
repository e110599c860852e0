export const shrek: readonly string[] = [
  'Someone will lend you their one dry sock. Don’t make a speech. Put it on. That’s the speech.',
  'Beware anyone who calls the mud dirty. Hold out for the one who asks if it’s warm.',
  'Shift over on your log. Not that far. They’ll be wanting to sit close.',
  'I’ll tell your fortune if ye shut the door. Right. You’re loved. Mind the step.',
  'The one for you whistles off-key. You’ll moan about it for years, and miss it the first quiet morning.',
  'Mud to the ankles, one daft choir of frogs, somebody’s elbow touching yours. Serve at sunset. Say nothing.',
  'Aye, your heart’s a swamp. Good. What blooms in a swamp doesn’t scare easy.',
  'If they take the burnt bit without being asked, keep them. Good burnt-bit folk are rare.',
  'Before the frost, someone will insult your boots so kindly ye’ll glow till April.',
  'A hug’s coming. Stand still, grumble a wee bit, and it’ll go on longer.',
];
