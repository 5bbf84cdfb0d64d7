/** Suites of Vitest projects that run beside each other: the pool of workerd has one thread, and so has that of plain Node. */
export const quickTests = [['workers'], ['domain', 'apart']]

/** Suites with real browsers. What they see depends on time, so they have the machine to themselves, one after the other. */
export const browserTests = [[['steps']], [['e2e']]]
