// What somebody must not eat, asked for in any of many ways: "so when we have supper, what must i never eat?"

/** "I told you at the beginning I'm allergic to something. To what?" */
const toldOfAnAllergy =
  /\bi(?:'m| am|m) allergic to (?:some(?:thing| things?)|a thing)\b[\s,.!]*(?:and |but |so )?(?:to )?(?:what|which)(?: (?:is|was) (?:it|that)(?: again)?| thing)?(?= ?\W*$)/gi;

/** `text` with each of them as "what am i allergic to". */
export function foodAskedFor(text: string): string {
  return text
    .replace(
      /\bwhat (?:shouldn['’]?t|should not|mustn['’]?t|must not|should never) (?:the |your )?(?:cook|anyone|we|they) (?:ever )?(?:put|serve|cook|give|bring)\b[^?.!]*|\bwhat must (?:not|never) be in (?:that|the|this|our) \p{L}+|\bwhat (?:shall|should|must) (?:the |your )?(?:cook|i|you|we|they) (?:keep|leave) (?:off|out of|from) my \p{L}+/giu,
      'what am i allergic to',
    )
    .replace(/\bwhat (?:is|was) it (?:that )?(?=i (?:can't|cant|cannot) (?:eat|have)\b)/gi, 'what ')
    .replace(
      /\b(?:what|which) (?:food|fruit|veg|vegetables?|drink|stuff|thing)s? (?:(?:is|are) bad for me|(?:should|do|can) i (?:not|never) (?:eat|have|drink)|(?:can['’]?t i|i can['’]?t|i cannot|i must not|i do(?:n['’]t| not)) (?:eat|have|drink))\b/giu,
      "what can't i eat",
    )
    .replace(
      /\b(?:guess )?(?:what|which) (?:food |thing |foods )?(?:do )?i (?:do(?:n['’]?t| not)|never) eat\b/gi,
      "what can't i eat",
    )
    .replace(
      /\bwhat(?:'s| is| was)(?: it)?(?: the (?:one |only )?(?:thing|food|fruit|nut))?(?: that)? (?:i|we) (?:must|should|can|may)(?: not|n't|not| never)+ (?:ever )?(?:find|eat|have|touch)\b[^.?!,]*/gi,
      'what am i allergic to',
    )
    .replace(toldOfAnAllergy, 'what am i allergic to')
    .replace(
      /\bwhat (?:(?:mustn|shouldn|can)['’]?t (?:you|u)|(?:must|should|can) (?:you|u) (?:not|never)) (?:ever )?(?:give|feed|serve|cook(?: for)?) me\b/gi,
      'what am i allergic to',
    )
    .replace(
      /\bwhat(?: is it that)? (?:must|should|may|can|could|do i|did i) (?:i |you |we )?(?:never|not) (?:ever )?(?:be|go|want|put|bake|mix|find|have|land|end up)(?: to find)? (?:in|into|inside|on) my \p{L}+[^.?!]*/giu,
      'what am i allergic to',
    )
    .replace(
      /\bwhat (?:can't|cant|cannot|mustn't|am i not allowed to|(?:must|should|can|may|could|do) i (?:never|not)(?: ever)?|i (?:can't|cant|cannot|mustn't|(?:must|should|may) (?:not|never))) (?:i )?(?:eat|have|touch|drink)\b/gi,
      'what am i allergic to',
    )
    .replace(
      /\b(?:(?:that|the|one|only|which|what) )*(?:one |only )?(?:food|foods|thing|things)(?: is it)?(?: that| did i say)? (?:(?:i|we) (?:can't|cant|cannot|mustn't|must not|shouldn't|should not|am not allowed to) (?:eat|have|touch)|(?:always )?makes? (?:me (?:ill|sick|unwell|itch|sneeze)|my (?:mouth|throat|tongue|skin|lips) (?:itch|swell|tingle|burn)))\b|\bwhat (?:always )?makes me (?:ill|sick|unwell)\b/gi,
      'what am i allergic to',
    );
}
