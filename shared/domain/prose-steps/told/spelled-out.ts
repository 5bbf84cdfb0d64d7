const neither =
  /(?<=^|[.;] |, |\band |\bbut )(?<subject>[^.,;]+?) (?<verb>is|are|was|were) neither (?<one>[a-z][a-z -]*?) nor (?<other>[a-z][a-z -]*?)(?=$|[.,;])/gi

/** An expected result with what two denials say spelled out: "X is neither offered nor selected" is that it is not offered, and that it is not selected. */
export const spelledOut = (text: string): string =>
  text.includes('neither')
    ? text.replace(neither, '$<subject> $<verb> not $<one>; $<subject> $<verb> not $<other>')
    : text
