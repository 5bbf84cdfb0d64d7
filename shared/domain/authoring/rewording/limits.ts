/** Cases of one question. */
export const mostCasesAsked = 30

/** Characters of an action or an expected result, and of the data of a step. The prompt cuts longer ones, so they cannot be reworded. */
export const longestText = 1500
export const longestData = 2000
