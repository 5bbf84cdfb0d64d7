/** What is needed of a Workflow's step: run a named piece once, remember what it returned. */
export interface StepRunner {
  do: <T extends Rpc.Serializable<T>>(name: string, config: StepConfig, work: () => Promise<T>) => Promise<T>
}

interface StepConfig {
  timeout: number
  retries: { limit: number; delay: number; backoff: 'constant' }
}

/** A step that may take `timeout` milliseconds and is tried again after a throw. Expected failures are returned instead, so that they are not tried again. */
export const stepConfig = (timeout: number, limit = 2): StepConfig => ({
  timeout,
  retries: { limit, delay: 1000, backoff: 'constant' },
})
