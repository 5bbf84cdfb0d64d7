/** Verbs of what a person does at a screen or a device, at the start of a phrase. */
export const actionVerb =
  /^(?:then |now |also |again |first )?(?=)(?:clicks?|press(?:es)?|taps?|hits?|enters?|types?|fills?|selects?|chooses?|picks?|opens?|visits?|scans?|submits?|confirms?|cancels?|uploads?|downloads?|checks?|unchecks?|ticks?|adds?|removes?|deletes?|edits?|changes?|saves?|search(?:es)?|logs? (?:in|on|out|off)|signs? (?:in|on|out|off|up)|registers?|requests?|inserts?|scrolls?|drags?|swipes?|books?|orders?|pays?|places?|puts?|takes?|accepts?|rejects?|approves?|declines?|navigates?|goes|go|returns?|closes?|starts?|stops?|switch(?:es)?|turns?|sets?|sorts?|filters?|borrows?|renews?|returns?|reserves?|specif(?:y|ies)|provides?|supplies|leaves?|clears?|repeats?|calls?|sends?|prints?|exports?|imports?|shares?|invites?|assigns?|marks?|moves?|views?|reviews?|asks?|decides?|wants?|tries|try|attempts?|uses?|activates?|deactivates?|holds?|connects?|disconnects?|attaches|replies|reply|rates?|blocks?|unblocks?|locks?|unlocks?|withdraws?|transfers?|deposits?|applies|apply|proceeds?|continues?|parks?|posts?|creates?|writes?|reports?|joins?|orders?|subscribes?|unsubscribes?|finish(?:es)?|records?|signs?)(?=)\b/i

/** The length of "the warehouse clerk " before a verb of acting; 0 where the phrase names nobody. */
export function actorLength(phrase: string): number {
  const lead = /^(?:the |an? )(?:[\p{L}'’-]+ ){1,3}?(?=[a-z]+s )/iu.exec(phrase)?.[0]
  if (lead && actionVerb.test(phrase.slice(lead.length))) return lead.length
  const words = /^(?:the |an? )((?:[\p{L}'’-]+ ){1,4})/iu.exec(phrase)?.[0].split(' ') ?? []
  for (let count = 2; count < words.length; count += 1) {
    const length = words.slice(0, count).join(' ').length + 1
    if (/^[a-z]+s\b/.test(phrase.slice(length)) && actionVerb.test(phrase.slice(length))) return length
  }
  return 0
}
