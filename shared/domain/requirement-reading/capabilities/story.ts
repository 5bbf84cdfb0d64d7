const story =
  /^\W*(?:[\w #]{0,20}\W{1,3})?as an?\s[^.]{2,120}?\b(?:I|we)(?:['’][dm])?\s(?:want|need|wish|can|may|must|should|would|will|am|like)\b/i

/** "As a reader, I want …". */
export const isStory = (text: string): boolean => story.test(text)
