import { many } from './many.ts'

export const texts = {
  title: 'Find your earlier sessions',
  here: 'Opened in this browser',
  opened: 'opened',
  forget: 'Forget them here',
  forgotten: 'This browser does not list them any more. Their links still work.',
  elsewhere: 'Made elsewhere',
  email: 'Your e-mail address',
  emailHint: 'The one that you gave when you generated. The 20 newest are shown.',
  show: 'Show sessions',
  looking: 'Looking…',
  found: (count: number) => `${many(count, 'session', 'sessions')} found`,
  none: (email: string) =>
    `There is no session of ${email}. It was made without this address, was deleted, or its 90 days are over.`,
  list: 'Sessions',
  madeElsewhere: 'A session that was made from another network',
  cases: (count: number) => many(count, 'case', 'cases'),
  states: { draft: 'no cases yet', running: 'running', ready: 'ready', failed: 'failed' },
  mailed: (email: string) => `If there are sessions of ${email}, a code is on its way there.`,
  code: 'Code from the mail',
  codeHint: 'It is good for an hour and for one use.',
  again: 'Mail another code',
  mailedAgain: 'Another code is on its way.',
  otherAddress: 'Use another address',
}
