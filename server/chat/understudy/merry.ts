// Laughter in a message: what only sounds sad beside it is play.
const laughter =
  /\b(?:(?:ja|ha){2,}[hj]?|(?:he){2,}|lol+|lmf?ao+|rofl|x+d+|giggles?|i['’]?m laughing|dying (?:of laughter|laughing)|(?:cry|crying|cried|wept) (?:with laughter|laughing)|(?:so|too) (?:sweet|cute|lovely|beautiful|happy|nice|good|adorable) (?:that )?(?:i|it) (?:could|can|might|will|wanna|want to) (?:just )?cry|happy (?:cry|crying|tears?))\b|[😂🤣😆😹😄😁]/iu;
/** "Did u laugh at him? i would have died", and not "without her i would have died". */
const isPlay = /\b(?:laugh\w*|embarrass\w*|omg|funny)\b.*[?!]\s*i would['’ ]?(?:ve|have) (?:died|melted|fainted)\W*$/i;
const isWell =
  /\b(?:i['’]?m|i am|im|we['’]?re) (?:totally |really |all |just |actually )?(?:fine|ok|okay|good|alright|all right)\b|\b(?:i (?:only |just )?meant|(?:only|just) (?:kidding|joking|teasing)|nobody (?:is|['’]s) sad)\b/i;
const denial = /\bnot\b|n['’]t\b|\bbut\b/i;

export function isMerry(message: string): boolean {
  return laughter.test(message) || isPlay.test(message);
}

/** "Lol I'm fine, I meant the pie": no comfort was called for, or it has done its work. */
export function saysAllIsWell(message: string): boolean {
  return (
    isWell.test(message) &&
    !denial.test(message) &&
    (isMerry(message) || /^(?:no|oh|nah|haha|what|huh|eh|hm+)\b/i.test(message))
  );
}
