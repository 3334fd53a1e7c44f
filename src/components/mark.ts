/** SVG paths of the site's own mark, 32 x 32, for the page, the share cards and the icons. */
export const mark = {
  bricks: 'M1 21h10v6H1zM13 21h10v6H13zM5 13h10v6H5zM17 13h10v6H17zM9 5h10v6H9z',
  reaching: 'M21 5h10v6H21z',
} as const;
