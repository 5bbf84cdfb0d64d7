/** What the commands of each guide say when they work. */
export const answersOf: Record<string, RegExp[]> = {
  'first-steps': [
    /^TC-001 {2}The opened page has its controls$/m,
    /^(\d+) of \1 coverage items$/m,
    /^tested {2}TC-001/m,
    /critical/,
    /^TC-001 {2}passed\nTC-002 {2}passed$/m,
    /^-rw.* video\.webm$/m,
    /^Feature: Sign-up$/m,
  ],
  'cases-by-hand': [
    /^C1 {2}Sign up, 5 steps$/m,
    /^step 5: I cannot check .It looks good/m,
    /^C1 {2}ready: true$/m,
    /^Sign up: passed$/m,
    /^ {2}5 passed {2}Click "Create account"$/m,
  ],
  ci: [
    /^TC-001 {2}The opened page has its controls$/m,
    /^passed {2}TC-001 {2}/m,
    /^failed {2}TC-001 {2}/m,
    /^the build would stop here$/m,
    /^passed {2}TC-004 {2}Empty password is refused /m,
    /^playwright\.config\.ts$/m,
  ],
  assistants: [/^public_generate {2}Generate test cases/m, /^User name of 3 characters is accepted$/m],
  webhooks: [/^ping$/m, /^ping {2}delivered$/m],
  operate: [/^ok$/m],
}
