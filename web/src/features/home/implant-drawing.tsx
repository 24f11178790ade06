import Box from '@mui/material/Box';

/** Decoration: a dimensioned implant, the brand's own picture. */
export function ImplantDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 260"
      aria-hidden="true"
      sx={{
        display: { xs: 'none', md: 'block' },
        width: '100%',
        color: 'primary.main',
        fontFamily: 'inherit',
        fontSize: 12,
      }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M92 40h56v14l-6 8v128c0 22-10 36-22 36s-22-14-22-36V62l-6-8z" />
        <path d="M104 40V28h32v12M110 28v-8h20v8" />
        <path d="M96 78l48 8M96 96l48 8M96 114l48 8M96 132l48 8M96 150l48 8M96 168l48 8M97 186l46 8M101 204l38 7" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="0.75">
        <path d="M120 8v236" strokeDasharray="10 3 2 3" />
        <path d="M152 40h44M126 226h70M188 40v186M184 48l4-8 4 8M184 218l4 8 4-8" />
        <path d="M92 36V6M148 36V6M92 12h56M100 8l-8 4 8 4M140 8l8 4-8 4" />
      </g>
      <g fill="currentColor" fontWeight="600">
        <text x="196" y="137">
          10 mm
        </text>
        <text x="156" y="16">
          ⌀ 4.5 mm
        </text>
      </g>
    </Box>
  );
}
