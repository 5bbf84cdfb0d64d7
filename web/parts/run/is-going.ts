/** Whether a run, or a case of it, is not over yet. */
export const isGoing = (status: string): status is 'queued' | 'running' =>
  status === 'queued' || status === 'running'
