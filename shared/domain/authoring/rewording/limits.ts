/** Cases of one question. */
export const mostCasesAsked = 30

/** Of an action or an expected result, and of the data of a step. What is longer is cut in the prompt, so nobody can say it in other words. */
export const longestText = 1500
export const longestData = 2000
