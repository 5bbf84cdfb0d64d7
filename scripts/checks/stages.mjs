/** Suites of Vitest projects that run beside each other. The pool of workerd has one thread, plain Node the other. */
export const quickTests = [['workers'], ['domain', 'apart']]

/** Real browsers wait more than they work, but need the machine to themselves while they do, so they come after what computes. */
export const browserTests = [['steps'], ['e2e']]
