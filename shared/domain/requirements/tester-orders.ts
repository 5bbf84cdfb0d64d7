const asking =
  /^\W{0,4}(?:(?:please )?(?:verify|check|ensure|make sure|validate|confirm|test|assert|see to it)(?: that| whether| if) |(?:ensure|make sure) (?=(?:the|an?|all|each|every|no|only) ))/i

/** The length of the words that only tell a tester to look: "Verify that the password is masked" states that it is. */
export function orderLength(text: string): number {
  return asking.exec(text)?.[0].length ?? 0
}
