/** What one plan holds: more files would not fit beside each other into the memory of a Worker. */
export const mostFilesOfPlan = 2000
/** What a plan is held against: ids alone, so ten times as many. */
export const mostLiveFiles = 20_000
/** Files that one message reads: some seconds of work. */
export const filesAtOnce = 25
export const analyzeJobName = 'contentPlanning.analyze'
/** Results that a project keeps, with the newest. */
export const mostKept = 5
export const lostSentence =
  'The analysis did not come to its end, time and again. Start it again; if that fails too, remove files that were added last.'

/** The slice of the list of files that comes next, and its number. */
export const nextBatch = (filesRead: number) => ({
  from: filesRead,
  to: filesRead + filesAtOnce,
  number: Math.floor(filesRead / filesAtOnce),
})
