import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { prepareIdentityService } from '../../shared/session/identity-service.ts';

interface FormPageProps {
  title: string;
  description: string;
  introduction?: ReactNode;
  children: ReactNode;
}

export function FormPage({ title, description, introduction, children }: FormPageProps) {
  useDocumentHead({ title, description });
  useEffect(() => prepareIdentityService(), []);
  return (
    <Container maxWidth={false} sx={{ maxWidth: 560, py: { xs: 3, md: 6 } }}>
      <Stack spacing={3}>
        <Stack spacing={1} sx={{ borderBottom: 1, borderColor: 'divider', pb: 2 }}>
          <Typography variant="h1">{title}</Typography>
          {introduction && <Typography color="textSecondary">{introduction}</Typography>}
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}
