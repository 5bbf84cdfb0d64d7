/** Cases of one question. */
export const mostCasesAsked = 30
