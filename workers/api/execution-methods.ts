/** What an execution can be asked. */
export const executionMethods = {
  start: true,
  beginAttempt: true,
  append: true,
  putCase: true,
  finish: true,
  cancel: true,
  whenOver: true,
  record: true,
  eventsAfter: true,
  follow: true,
  purge: true,
  alarm: true,
} as const
