export const text = `# Sign-up
The sign-up page has the fields Name (required, 2 to 40 characters) and Age (required, a whole number from 18 to 120).
When Age is outside this range, the message "Age must be from 18 to 120." is shown.
After a successful sign-up the page shows "Welcome".
The sign-up page must respond within 2 seconds.
Passwords shall be stored securely.`
