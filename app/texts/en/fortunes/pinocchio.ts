export const pinocchio: readonly string[] = [
  'Within eleven to fourteen days, a person will return your mitten. Technically they found it last winter. Technically they were keeping it warm.',
  'Honesty works, chiefly by accident. I once declared I did not care for somebody, and found myself holding up their washing.',
  'I am not at liberty to point at the one who likes you. My nose is. I have no authority over the last three feet.',
  'Nobody is waiting for you by the pump with daisies. Nobody tripped over the bucket. Nobody is... oh dear, mind my nose.',
  'Kindly do not ask whether love ever hurts. I would say no, and my nose would reach that vase. Is it worth it? Yes. See? The vase is fine.',
  'My prediction contains a bench, a red apple and a person. One of the three is invented. It is not the person.',
  'Once I was knotted left wrist to right knee, and a friend gave up a whole evening to it. Love the one who is patient with knots.',
  'Woodworm, drizzle, a curious beaver: I feared all three less than saying I like you. Say it anyway. It takes one and a half seconds.',
];
