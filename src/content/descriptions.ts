// What search results and shared links say of each page but home, whose description is in site.ts. At most 155 characters.

export const descriptions = {
  myStory: 'The life story of the founder of Reach & Build: from the streets to the nations.',
  about:
    'Who is behind Reach & Build, how the ministry started in June 2007, and what it does: encouraging, equipping, enlarging.',
  whatWeBelieve: 'The statement of faith of Reach & Build: thirteen beliefs, each with its Scripture.',
  whyRB:
    'Why Reach & Build exists: its vision, its mission, and what it means for society and for the Church.',
  donate: 'How to support the work of Reach & Build by bank transfer: pastors, and leadership programs.',
  articles: 'Articles and monthly newsletters of Reach & Build, to read in Google Drive.',
  contact: 'Send Reach & Build a message or a prayer request, or write or call.',
} as const;
