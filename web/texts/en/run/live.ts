export const live = {
  title: (count: number) => (count === 1 ? 'Running 1 case' : `Running ${count} cases`),
  on: 'on',
  queued: 'Waiting for a free browser…',
  starting: 'The browser is starting…',
  stage: (at: number, total: number, title: string) => `Case ${at} of ${total}: ${title}`,
  name: (count: number) => (count === 1 ? 'Run of 1 case' : `Run of ${count} cases`),
  cancelTitle: 'Cancel this run?',
  cancelText: 'What was done until now is kept, with its evidence. The other cases are skipped.',
  cancelAction: 'Cancel the run',
  cancelKeep: 'Let it go on',
  cancelled: 'The run stops',
  keepLink: 'You may close this page: the run goes on, and its address shows it again.',
  picture: 'What the browser shows',
  pictureOf: (testCaseId: string, step: number) => `${testCaseId}, after step ${step}`,
  noPicture: 'The first picture comes after the first step.',
  log: 'Log',
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  showAll: (count: number) => `Show all ${count} lines`,
  unreadable: (count: number) =>
    count === 1
      ? 'One part of these cases will not be understood:'
      : `${count} parts of these cases will not be understood:`,
  unreadableHint: 'The run goes on without them. In its report you can reword them.',
  ended: (passed: number, total: number) => `The run is over: ${passed} of ${total} passed.`,
}
