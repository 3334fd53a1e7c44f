/** `tel:` takes no spaces (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
