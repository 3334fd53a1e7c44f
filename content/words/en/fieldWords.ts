/** Labels of the form's fields, and their own words for a problem. */
export const fieldWords = {
  name: { label: 'Full Name', errors: { missing: 'Please enter a name' } },
  email: {
    label: 'Email Address',
    errors: {
      missing: 'Please enter your email address',
      invalid: 'Please check the email address: it should look like name@example.org',
    },
  },
  phone: { label: 'Phone Number', errors: { tooLong: 'Please enter one phone number' } },
  prayerRequests: {
    label: 'Prayer Requests',
    errors: { tooLong: 'Please keep Prayer Requests to 5,000 characters, or send it in two parts' },
  },
};

/** The usual words for a problem. */
export const usualErrors = (label: string, longest?: number) => ({
  missing: `${label}: please fill this in`,
  tooLong: `${label}: please keep this to ${longest} characters`,
  invalid: `${label}: please check this`,
  unreadable: `${label}: please type this again, as it contains hidden characters`,
});
