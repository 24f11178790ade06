import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from '../../shared/forms/form-field.tsx';

interface PasswordFieldProps extends Pick<FormFieldProps, 'name' | 'label' | 'error' | 'hint'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      onClick={() => setShown(!shown)}
      aria-label={t(
        shown ? 'authentication.fields.hidePassword' : 'authentication.fields.showPassword',
      )}
    >
      {shown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  );
  return <FormField {...props} type={shown ? 'text' : 'password'} endAdornment={toggle} />;
}
