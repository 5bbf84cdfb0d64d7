/** A page of which everything but two vague sentences can be tested. */
export const booking = `# Booking

The page has the text fields "Name" and "Guests" and the button "Book".

- "Name" is required and must have 2 to 40 characters.
- "Guests" must be a whole number from 1 to 12. If it is not, the message "Guests must be from 1 to 12." is shown.
- When the user clicks "Book" and all entries are valid, the page shows "Booked".
- The page must be easy to use.
- The form should feel snappy and modern.
`
